import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { ContentApi } from "#src/data/api/content-api";
import type { Call } from "#src/data/answers/live-answer";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { joinNotices } from "#src/data/answers/notices";
import { useAnswer } from "#src/data/answers/use-answer";
import { Information, type InformationProps } from "./information";

/** The list that the page was built with, then the one that the host answers. */
export const LiveInformation = observer(function LiveInformation(props: InformationProps) {
  const { units, characters } = props;
  const ask = useCallback(
    async (api: ContentApi, call: Call) =>
      joinNotices(await api.get("activity-list", call), { units, characters }),
    [units, characters],
  );
  const notices = useAnswer(props.notices, ask);
  return (
    <Information
      {...props}
      notices={notices.value}
      builtIn={props.notices}
      mark={<StaleNotice answers={[notices]} part="Notices" />}
    />
  );
});
