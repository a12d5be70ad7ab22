// What is fetched from npm is what was looked at: every package has its hash in a lock, and none runs a script.
import { describe, expect, test } from 'vitest';
import { projectFile } from './project_file';

interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

function packagesOf(lock: string): [string, Entry][] {
  const { packages } = JSON.parse(projectFile(lock)) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
}

/** Would npm take it on Debian, on a machine of this kind? */
function isFor({ os, cpu, libc }: Entry, machine: string): boolean {
  const fits = (wanted: string | string[] | undefined, here: string) => !wanted || [wanted].flat().includes(here);
  return fits(os, 'linux') && fits(cpu, machine) && fits(libc, 'glibc');
}

describe.each(['web/package-lock.json', 'tools/node/package-lock.json'])('%s', (lock) => {
  const packages = packagesOf(lock);

  test('has the hash of every package that is fetched here', () => {
    const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unhashed.filter(([, entry]) => !entry.optional || isFor(entry, 'x64'))).toEqual([]);
    // Parts for other systems, which the registry that the lock was made with does not serve: see fill-lock.mjs. On
    // arm64 setup names the one that is fetched all the same.
    expect(unhashed.filter(([, entry]) => isFor(entry, 'arm64')).map(([path]) => path)).toEqual(
      lock.startsWith('web') ? ['node_modules/@rolldown/binding-linux-arm64-gnu'] : [],
    );
  });

  test('needs no script of a package', () => {
    expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    expect(projectFile(lock.replace('package-lock.json', '.npmrc'))).toContain('ignore-scripts=true\n');
  });
});

test('setup fetches by the locks alone', () => {
  const setup = projectFile('tools/setup.sh');
  expect(setup).not.toMatch(/npm (install|i|add|exec|x)\b|npx /);
  for (const line of setup.split('\n').filter((each) => each.includes('npm ci'))) expect(line).toContain('--ignore-scripts');
});
