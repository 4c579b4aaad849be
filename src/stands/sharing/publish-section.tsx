import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { UnitId } from "#content/types";
import { cutTo } from "#lib/text/characters";
import { ApiError } from "#src/data/api/api-error";
import { describeError } from "#src/data/errors/error-catalogue";
import { useStores } from "#src/data/stores/store-context";
import { useSingle } from "#src/ui/hooks/use-single";
import { Text } from "#src/ui/primitives/elements";
import { isGeneratedName } from "../drafts/draft";
import { LONGEST } from "../store/stored-stands";
import { useMyStands } from "../store/use-stands";
import type { OwnStand, UnitName } from "../stand";
import { PublishForm, type PublishFields } from "./publish-form";
import { deviceStand, newPublication, publishStand } from "../my-stands/publish-stand";
import { PublishedNote } from "./published-note";
import * as styles from "./sections.module.css";

interface PublishSectionProps {
  readonly document: string;
  readonly title: string;
  readonly palette: UnitId;
  readonly units: readonly UnitName[];
}

/** Initial title: the name of the draft, unless generated. */
const firstTitle = (name: string): string =>
  isGeneratedName(name) ? "" : cutTo(name, LONGEST.title);

/** Publishes the stand in the exhibition, or keeps it on this device if the host has none. */
export const PublishSection = observer(function PublishSection(props: PublishSectionProps) {
  const { document, title, palette, units } = props;
  const id = useId();
  const { api } = useStores();
  const myStands = useMyStands();
  /** Pending request: of the form, or of a stored stand that is sent again. */
  const [sending, setSending] = useState<"form" | "again">();
  const [failure, setFailure] = useState<unknown>();
  /** True if a stand was stored since the dialog opened. */
  const [isFresh, setFresh] = useState(false);
  const { hasFunctions } = api;
  // A stand kept on the device can be published if the host gets an exhibition.
  const find = () =>
    myStands.stands.find(
      (stand) => stand.document === document && !(hasFunctions && stand.status === "device"),
    );
  const published = sending === "form" ? undefined : find();
  const runSingle = useSingle();

  const send = async (what: "form" | "again", make: () => OwnStand | Promise<OwnStand>) => {
    setSending(what);
    setFailure(undefined);
    try {
      await publishStand(myStands, await make(), api.changeExhibition.bind(api));
      setFresh(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(undefined);
    }
  };
  const submit = (fields: PublishFields) => {
    const publication = { ...fields, document };
    if (hasFunctions)
      void runSingle(() => send("form", () => newPublication(publication, new Date())));
    else if (!find()) {
      myStands.put(deviceStand(publication, new Date()));
      setFresh(true);
    }
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{hasFunctions ? "Hang it in the exhibition" : "Hang it on this device"}</h3>
      {!published && (
        <Text size={4} soft className={styles.hint}>
          {hasFunctions
            ? "A maintainer checks every stand before it hangs. Only its parts are sent, no picture."
            : "This copy of the site has no shared exhibition. Your stand can hang on this device, where only you see it. Send others its link."}
        </Text>
      )}
      {published ? (
        <PublishedNote
          stand={published}
          isSending={sending !== undefined}
          hasNoStorage={!myStands.entry.isPersistent}
          isFresh={isFresh}
          onSendAgain={() => void runSingle(() => send("again", () => published))}
        />
      ) : (
        <PublishForm
          first={{ title: firstTitle(title), unit: palette }}
          units={units}
          hasRules={hasFunctions}
          isSending={sending !== undefined}
          onSubmit={submit}
        />
      )}
      <div role="alert">{failure !== undefined && <PublishError error={failure} />}</div>
    </section>
  );
});

const INSECURE = {
  zh: "",
  en: "This page was not loaded over a secure connection, so nothing can be sent from it.",
};

/** Reason of a rejection, from the server or the error catalogue. */
function PublishError({ error }: { error: unknown }) {
  const { zh, en } = error instanceof ApiError ? describeError(error) : INSECURE;
  return (
    <div className={styles.warning}>
      {zh && <p lang="zh-Hant">{zh}</p>}
      {en && <p>{en}</p>}
    </div>
  );
}
