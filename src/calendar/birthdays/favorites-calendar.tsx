import { observer } from "mobx-react-lite";
import { useState } from "react";
import { birthdayUid, calendarPath } from "#lib/calendar/calendar-paths";
import { pickEvents } from "#lib/calendar/pick-events";
import { saveFile } from "#src/data/browser/save-file";
import { useStores } from "#src/data/stores/store-context";
import type { Person } from "./born-in";
import * as styles from "./calendars.module.css";

const FILE_NAME = "encore-favourites.ics";

/** A calendar of the visitor's favourites, put together here: nobody else learns who they are. */
export const FavoritesCalendar = observer(function FavoritesCalendar({
  people,
}: {
  people: readonly Person[];
}) {
  const { units } = useStores();
  const [message, setMessage] = useState("");
  const mine = people.filter(({ jsonId }) => units.isFavorite(jsonId));
  const save = async () => {
    try {
      const answer = await fetch(calendarPath(undefined));
      if (!answer.ok) throw new Error(String(answer.status));
      const uids = new Set(mine.map(({ cname }) => birthdayUid(cname)));
      const text = pickEvents(await answer.text(), uids, "Birthdays: my favourites · Encore");
      saveFile(new Blob([text], { type: "text/calendar" }), FILE_NAME);
      setMessage(`Saved as ${FILE_NAME}.`);
    } catch {
      setMessage("The calendar cannot be had just now. Try again with a connection.");
    }
  };
  return (
    <div className={styles.mine}>
      <p>
        {mine.length > 0
          ? `${mine.map(({ name }) => name).join(", ")}.`
          : "You have no favourites with a birthday yet: press the heart on a profile."}{" "}
        Your favourites stay on this device, so this one is a file, not a subscription.
      </p>
      {mine.length > 0 && (
        <button className={styles.subscribe} type="button" onClick={() => void save()}>
          Download
        </button>
      )}
      <output>{message}</output>
    </div>
  );
});
