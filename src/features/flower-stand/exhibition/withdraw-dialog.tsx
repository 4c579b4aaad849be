import { ConfirmDialog } from "../../../components/confirm-dialog/confirm-dialog";
import type { ShelvedStand } from "../shelf/shelf";

interface WithdrawDialogProps {
  readonly stand: ShelvedStand;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whether a stand of one's own is to come down. */
export default function WithdrawDialog({ stand, onAnswer }: WithdrawDialogProps) {
  return (
    <ConfirmDialog question={`Take “${stand.title}” down?`} onAnswer={onAnswer}>
      <p>
        {stand.state === "device"
          ? "It goes from this device. A link to it still shows it to whoever has one."
          : "It leaves the exhibition for good, with its cheers. It cannot be hung again."}
      </p>
    </ConfirmDialog>
  );
}
