// What is seen in signs is spoken in a sentence: the inside of a button whose look and name differ.
import type { ComponentChildren } from 'preact';
import './spoken.css';

export function Spoken({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <>
      <span class="spoken">{words}</span>
      <span class="part-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
