import { readSandboxEnv } from '#sandbox/env.ts';
import { startSandbox } from '#sandbox/server.ts';

async function main(): Promise<void> {
  const env = readSandboxEnv();
  // Its identity provider lets anybody in as anybody.
  if (env.production)
    throw new Error('The sandbox does not run with NODE_ENV=production. Set up real providers there.');

  const sandbox = await startSandbox({
    port: env.port,
    redirectUris: [`${env.appUrl}/auth/callback`],
    postLogoutRedirectUris: [env.appUrl, `${env.appUrl}/`],
    clientId: env.clientId,
    clientSecret: env.clientSecret,
  });
  const stop = (): void => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(
    `Sandbox ready: ${sandbox.url}\n  identity provider ${sandbox.issuer}\n  mail ${sandbox.smtpUrl}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
