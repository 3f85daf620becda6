import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runCommandLine } from '../../src/cli/program.js';
import { loadConfig, ConfigError } from '../../src/gateway/config/config.js';

const FOLDER = 'deploy/kubernetes';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Record<string, string>;
}

const read = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Manifest;
const files = readdirSync(FOLDER).filter((file) => file !== 'kustomization.yaml' && file.endsWith('.yaml'));

/** The schema that the cluster itself checks with, as a class of the package. */
async function check(manifest: Manifest): Promise<void> {
  const module = `kubernetes-models/${manifest.apiVersion}`;
  const models = (await import(/* @vite-ignore */ module)) as Record<
    string,
    new (of: Manifest) => { validate(): void }
  >;
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new Model(manifest).validate();
}

/** Every object anywhere in it that has the member. */
function* having(value: unknown, member: string): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (member in value) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* having(inner, member);
}

describe('the manifests', () => {
  it.each(files)('%s is what Kubernetes takes', async (file) => {
    await check(read(file));
  });

  it('are refused by the same schemas when a member is of the wrong kind', async () => {
    const gateway = read('gateway.yaml') as Manifest & { spec: { replicas: unknown } };
    gateway.spec.replicas = 'two';
    await expect(check(gateway)).rejects.toThrow('replicas');
  });

  it('are all listed for kustomize', () => {
    const { resources } = read('kustomization.yaml') as Manifest & { resources: string[] };
    expect([...resources].sort()).toEqual([...files].sort());
  });

  it.each(files)(
    '%s runs nothing as root, nothing that may become more, and on nothing that can be written',
    (file) => {
      const manifest = read(file);
      for (const { securityContext } of having(manifest, 'image'))
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      for (const { securityContext, automountServiceAccountToken } of having(manifest, 'containers'))
        expect({ securityContext, automountServiceAccountToken }).toMatchObject({
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
          automountServiceAccountToken: false,
        });
    },
  );

  it('name variables that the gateway knows, and mount the files that they name', () => {
    const { data = {} } = read('config.yaml');
    const folders = [...having(read('gateway.yaml'), 'mountPath')].map(({ mountPath }) => mountPath);
    const secrets = Object.entries(data).filter(([name]) => name.endsWith('_FILE'));
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, file] of secrets) expect(folders).toContain(file.slice(0, file.lastIndexOf('/')));
    const faults = faultsOf(data);
    expect(faults).toEqual(secrets.map(([name]) => expect.stringContaining(name) as string));
  });

  it('start commands that there are', async () => {
    const started = files.flatMap((file) => [...having(read(file), 'args')].map(({ args }) => args as string[]));
    expect(started).toHaveLength(4);
    for (const args of started) {
      const words = args.filter((word) => !word.startsWith('--') && word !== 'yesterday');
      expect(await runCommandLine([...words, '--help'], { writeOut: () => undefined, writeErr: () => undefined })).toBe(
        0,
      );
    }
  });
});

/** The files of the secret are not here: that each cannot be read is all that may be wrong. */
function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
