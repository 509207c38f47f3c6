import { Enrolment } from '~/components/trainings/enrolment';
import { EnrolmentActions } from '~/components/trainings/enrolment-actions';
import { ProgrammeOverview } from '~/components/trainings/programme-overview';
import { ProgrammeSheet } from '~/components/trainings/programme-sheet';
import { TrainingCentre } from '~/components/trainings/training-centre';
import { WhyTrainWithUs } from '~/components/trainings/why-train-with-us';
import { PageHero } from '~/components/ui/page-hero';
import { Section } from '~/components/ui/section';
import { trainingProgrammes, trainingsPage } from '~/content/trainings';
import { pageMeta } from '~/lib/seo';
import { courseData } from '~/lib/structured-data';

export const meta = () =>
  pageMeta({
    title: trainingsPage.name,
    description: trainingsPage.description,
    path: '/trainings',
    share: 'trainings',
    structuredData: trainingProgrammes.map(courseData),
  });

export default function Trainings() {
  return (
    <>
      <PageHero
        eyebrow={trainingsPage.name}
        title={trainingsPage.title}
        lead={trainingsPage.lead}
        actions={<EnrolmentActions />}
        aside={<ProgrammeOverview />}
      />
      <Section id="programmes" title="Three programmes" tone="plain">
        <div className="grid gap-8">
          {trainingProgrammes.map((programme) => (
            <ProgrammeSheet key={programme.id} programme={programme} />
          ))}
        </div>
      </Section>
      <TrainingCentre />
      <WhyTrainWithUs />
      <Enrolment />
    </>
  );
}
