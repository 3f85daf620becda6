import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { z } from 'zod';
import { packageVersion } from './package-version.js';

interface McpOptions {
  readonly operations?: string;
  readonly command?: readonly string[];
}

/** The gateway and the credentials of the client that tools act as. */
const settings = z.object({
  LOAN_GATEWAY_URL: z.url().default('http://127.0.0.1:4000/graphql'),
  LOAN_GATEWAY_CLIENT_ID: z.string().min(1),
  LOAN_GATEWAY_CLIENT_SECRET: z.string().min(1),
  LOAN_GATEWAY_API_KEY: z.string().min(1),
});

export const mcpCommand = () =>
  new Command('mcp')
    .description(
      'Serves operations as tools of the Model Context Protocol over stdio, with the access of one client. Only queries, unless mutations are named. Settings: LOAN_GATEWAY_URL, LOAN_GATEWAY_CLIENT_ID, LOAN_GATEWAY_CLIENT_SECRET and LOAN_GATEWAY_API_KEY.',
    )
    .option('--operations <folder>', 'folder with one operation per .graphql file; without it, those of the package')
    .option('--command <name...>', 'a mutation of the folder to serve too, such as PayInstallment')
    .action(async ({ operations, command = [] }: McpOptions) => {
      const { url, ...credentials } = readSettings();
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
      const { readOperations } = await import('./mcp/operations.js');
      const { connect } = await import('./mcp/gateway.js');
      const { toolServer } = await import('./mcp/tool-server.js');
      const found = readOperations(operations, command);
      const gateway = await connect(url, credentials);
      const handle = serveStdio(() => toolServer(found, gateway, packageVersion()));
      await finished(process.stdin, { writable: false });
      await handle.close();
    });

function readSettings() {
  const { data, error } = settings.safeParse(process.env);
  if (!data) throw new Error(`mcp needs ${error.issues.map(({ path }) => path.join()).join(', ')}: see docs/agents.md`);
  return {
    url: data.LOAN_GATEWAY_URL,
    clientId: data.LOAN_GATEWAY_CLIENT_ID,
    clientSecret: data.LOAN_GATEWAY_CLIENT_SECRET,
    apiKey: data.LOAN_GATEWAY_API_KEY,
  };
}
