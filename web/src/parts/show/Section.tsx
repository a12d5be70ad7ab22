import type { ComponentChildren } from 'preact';

export function Section({ id, title, text, children }: { id: string; title: string; text: string; children: ComponentChildren }) {
  return (
    <section class="show-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="show-text">{text}</p>
      {children}
    </section>
  );
}
