import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  clientAct,
  commandLine,
  registerClient,
  type ClientCredentials,
  revoke,
  rotate,
} from '../features/client/manage-clients.js';
import type { AdministrationStores, Clock } from '../features/ports.js';
import type { UnitOfWork } from '../platform/postgres/unit-of-work.js';
import type { Portfolio } from '../domain/access/viewer.js';
import { type Role, ROLES } from '../domain/access/roles.js';
import { addAnchor } from '../platform/audit/audit-anchor.js';
import { openAuditChain } from '../platform/audit/audit-chain.js';
import { clientStore } from '../features/client/client-store.js';
import type { Database } from '../platform/postgres/database.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import { administrationWork } from '../gateway/unit-of-work.js';
import { withDatabase } from './with-database.js';

interface CreateOptions {
  readonly role: Role;
  readonly name: string;
  readonly lender?: string;
  readonly servicer?: string;
  readonly borrower?: string;
  readonly allLoans?: boolean;
  readonly subject?: string;
  readonly json?: true;
}

const clock: Clock = { now: () => new Date(), sleep: () => Promise.resolve() };

/** The command line repeats nothing, so its unit of work needs no lasting key for inputs. */
async function workOn({ prisma }: Database, ring: KeyRing): Promise<UnitOfWork<AdministrationStores>> {
  const chain = await openAuditChain(prisma, ring);
  return administrationWork(prisma, Buffer.from(randomUUID()), chain);
}

/** What was done is in the audit log, whose end is kept outside of it. */
const inOneUnit = <T>(work: (stores: AdministrationStores) => Promise<T>): Promise<T> =>
  withDatabase(async (database, config, ring) => {
    const result = await (await workOn(database, ring)).run(work);
    const head = await database.prisma.auditHead.findUnique({ where: { id: 1 } });
    if (head && config.auditAnchor !== undefined) await addAnchor(config.auditAnchor, head);
    return result;
  });

const byCommandLine = () => ({ manager: 'COMMAND_LINE', actor: commandLine() }) as const;

export const clientsCommand = () =>
  new Command('clients')
    .description('API clients and their credentials.')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand());

const createCommand = () =>
  new Command('create')
    .description('Creates a client and prints its credentials once.')
    .addOption(new Option('--role <role>', 'role of the client').choices(ROLES).makeOptionMandatory())
    .requiredOption('--name <name>', 'name of the client', notBlank)
    .addOption(
      new Option('--lender <id>', 'limit the client to loans of this lender').conflicts(['servicer', 'borrower']),
    )
    .addOption(
      new Option('--servicer <id>', 'limit the client to loans of this servicer').conflicts(['lender', 'borrower']),
    )
    .addOption(
      new Option('--borrower <id>', 'limit the client to loans of this borrower').conflicts(['lender', 'servicer']),
    )
    .addOption(
      new Option(
        '--all-loans',
        'let the client see all loans; required for a LENDER or SERVICER without a limit',
      ).conflicts(['lender', 'servicer', 'borrower']),
    )
    .option('--subject <subject>', 'subject in tokens of the external identity provider (azp, client_id or sub)')
    .option('--json', 'print JSON')
    .action(async ({ role, name, subject, allLoans = false, json, ...binding }: CreateOptions) => {
      const input = { role, name, subject, allLoans, portfolio: portfolioOf(binding) };
      const result = await inOneUnit(async (stores) => {
        const registered = await registerClient(stores, clock, input);
        if (!registered.ok) return registered;
        const client = { ...input, id: registered.value.clientId };
        await stores.audit.append(clientAct('createClient', commandLine(), client, clock.now()));
        return registered;
      });
      if (!result.ok) throw new Error(`${result.refusal.message}${BOUND_HINT}`);
      print(result.value, json);
    });

const BOUND_HINT = ' (use --lender, --servicer or --borrower, or --all-loans for all loans)';

const print = ({ clientId, clientSecret, apiKey }: ClientCredentials, json: true | undefined): void => {
  process.stdout.write(
    json
      ? `${JSON.stringify({ clientId, clientSecret, apiKey })}\n`
      : `clientId      ${clientId}\nclientSecret  ${clientSecret}\napiKey        ${apiKey}\n\nThese credentials are shown only once.\n`,
  );
};

const rotateCommand = () =>
  new Command('rotate')
    .description('Replaces the API key and secret of a client. The old ones stop working within seconds.')
    .argument('<id>', 'ID of the client')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const result = await inOneUnit((stores) => rotate(stores, clock, byCommandLine(), id));
      if (!result.ok) throw new Error(`${result.refusal.message} See \`loan-gateway clients list\``);
      print(result.value, json);
    });

const listCommand = () =>
  new Command('list')
    .description('Lists the clients.')
    .option('--json', 'print one JSON object per line')
    .action(async ({ json }: { json?: true }) => {
      const clients = await withDatabase((database) => clientStore(database.prisma).list());
      for (const { id, name, role, portfolio, revokedAt, createdAt } of clients) {
        const bound = portfolio.kind === 'ALL' ? 'all loans' : `${portfolio.kind.toLowerCase()} ${portfolio.id}`;
        const line = json
          ? JSON.stringify({ clientId: id, name, role, portfolio, createdAt, revokedAt: revokedAt ?? null })
          : `${id}  ${role.padEnd(11)}  ${bound}  ${revokedAt ? 'revoked' : 'active'}  ${name}`;
        process.stdout.write(`${line}\n`);
      }
    });

const revokeCommand = () =>
  new Command('revoke')
    .description('Revokes a client. All processes refuse it within seconds.')
    .argument('<id>', 'ID of the client')
    .action(async (id: string) => {
      const result = await inOneUnit((stores) => revoke(stores, clock, byCommandLine(), id));
      if (!result.ok) throw new Error(`${result.refusal.message} See \`loan-gateway clients list\``);
      process.stdout.write('Revoked.\n');
    });

function notBlank(text: string): string {
  if (!text.trim()) throw new InvalidArgumentError('It must not be blank.');
  return text;
}

function portfolioOf({
  lender,
  servicer,
  borrower,
}: Pick<CreateOptions, 'lender' | 'servicer' | 'borrower'>): Portfolio {
  if (lender !== undefined) return { kind: 'LENDER', id: lender };
  if (servicer !== undefined) return { kind: 'SERVICER', id: servicer };
  if (borrower !== undefined) return { kind: 'BORROWER', id: borrower };
  return { kind: 'ALL' };
}
