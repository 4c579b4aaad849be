import { mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Gives ssh the key and the hosts of DEPLOY_SSH_KEY and DEPLOY_KNOWN_HOSTS, for the runs of CI. */
function main({ CI, DEPLOY_SSH_KEY = "", DEPLOY_KNOWN_HOSTS = "" }: NodeJS.ProcessEnv): void {
  if (CI !== "true") throw new Error("This writes into ~/.ssh: it is for CI alone.");
  if (DEPLOY_SSH_KEY === "" || DEPLOY_KNOWN_HOSTS === "") {
    console.log("DEPLOY_SSH_KEY and DEPLOY_KNOWN_HOSTS are not both set: no access by ssh.");
    return;
  }
  const folder = join(homedir(), ".ssh");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), `${text.trim()}\n`, { mode: 0o600 });
  write("id_ed25519", DEPLOY_SSH_KEY);
  write("known_hosts", DEPLOY_KNOWN_HOSTS);
}

main(process.env);
