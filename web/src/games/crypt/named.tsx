// A button that is spoken in whole sentences and seen in signs: what is drawn is hidden from those who hear.
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

type NamedProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> & { spoken: string; children: ComponentChildren };

export function Named({ spoken, children, ...rest }: NamedProps) {
  return (
    <button type="button" {...rest}>
      <span class="spoken">{spoken}</span>
      <span class="crypt-seen" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
