import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { ClientCredentials } from '../../src/features/client/manage-clients.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A window of its own at the desk, and everything the gateway answered to it. */
export interface DeskWindow {
  readonly page: Page;
  readonly answers: string[];
  /** The operations that it sent, by name. */
  readonly sent: string[];
  /** What the browser complained of, such as what the content security policy forbids. */
  readonly complaints: string[];
}

export async function openDesk(browser: Browser, address: string): Promise<DeskWindow> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const desk: DeskWindow = { page, answers: [], sent: [], complaints: [] };
  page.on('request', (request) => {
    const { operationName } = (request.url().endsWith('/graphql') ? request.postDataJSON() : {}) as {
      operationName?: string;
    };
    if (operationName !== undefined) desk.sent.push(operationName);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      response.text().then(
        (text) => desk.answers.push(text),
        () => undefined,
      );
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) desk.complaints.push(message.text());
  });
  page.on('pageerror', (error) => desk.complaints.push(error.message));
  await page.goto(address);
  return desk;
}

/** For a gateway without a demo. */
export async function logIn(page: Page, { clientId, clientSecret, apiKey }: ClientCredentials): Promise<void> {
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Secret').fill(clientSecret);
  await page.getByLabel('API key').fill(apiKey);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the form of a command on a loan, which is in a menu unless it is the first of all. */
export async function openForm(page: Page, name: string): Promise<void> {
  const named = page.locator('button', { hasText: name });
  const button = page.locator('.commands').locator(named).first();
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await page.locator('.menu', { has: named }).locator('summary').click();
  await button.click();
}

/** Sends what was filled in. */
export const sendForm = (page: Page): Promise<void> => confirmButton(page).click();

/** The button that sends a form: its words are verb, object and amount. */
export const confirmButton = (page: Page) => page.getByRole('dialog').locator('button.primary');

/** How far the page has shifted without input. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(sum);
          }),
        );
      }),
  );

export const seeAs = (page: Page, role: string) =>
  page.getByRole('region', { name: 'Demo' }).getByRole('combobox').selectOption(role);

/** What axe finds wrong with the current page, by the rules of WCAG 2.2 AA and its own good practice. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
