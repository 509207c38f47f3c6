import { Sheet, TITLE_ID } from '~/dashboard/sheet';
import { Form } from '~/forms/form';
import { addPersonForm } from './add-person-form';
import { team } from './en';

export function AddPersonSheet({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  const finish = () => {
    onAdded();
    onClose();
  };
  return (
    <Sheet title={team.add.action} onClose={onClose}>
      <Form form={addPersonForm} labelledBy={TITLE_ID} onSent={finish} />
    </Sheet>
  );
}
