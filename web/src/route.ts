// Where in the page we are: the part of the address after '#'. '#/', '#/new/crypt', '#/table/k3', '#/rules/crypt/CR-5.3c',
// '#/learn/crypt', '#/campaign/<id>', '#/statistics', '#/settings', '#/about', '#/fair'.
import { signal } from '@preact/signals';

function read(): string[] {
  try {
    return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return []; // an address that nobody made here
  }
}

export const route = signal<string[]>(read());

addEventListener('hashchange', () => {
  route.value = read();
});

export function address(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export function go(...parts: string[]): void {
  location.hash = address(...parts);
}
