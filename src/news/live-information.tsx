import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { ContentApi } from "../data/api/content-api";
import type { Call } from "../data/answers/live-answer";
import { AnswerMark } from "../ui/primitives/answer-mark/answer-mark";
import { joinNotices } from "../data/answers/notices";
import { useAnswer } from "../data/answers/use-answer";
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
      mark={<AnswerMark answers={[notices]} part="Notices" />}
    />
  );
});
