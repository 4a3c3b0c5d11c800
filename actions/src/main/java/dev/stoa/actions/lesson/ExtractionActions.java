package dev.stoa.actions.lesson;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.TopicDomain;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Extracting lessons from debates that were held elsewhere. */
final class ExtractionActions {

  private ExtractionActions() {}

  record ExtractLessons(
      @Param(value = "The id of the debate.", position = 0) String debate,
      @Param(value = "What it was about.", position = 1) String topic,
      @Param(value = "What it concluded.", position = 2) Option<String> conclusion,
      @Param(value = "How sure it is; nothing is learnt below 0.7.", min = 0, max = 1)
          double consensus,
      @Param(value = "Its domain; found by the words of the topic without it.", label = "name")
          Option<Discipline> domain,
      @Param(value = "What each round brought to light, in order.", option = "insight")
          Seq<String> insights) {

    private DebateSummary summary() {
      return new DebateSummary(
          debate,
          topic,
          domain.getOrElse(() -> TopicDomain.of(topic)),
          conclusion,
          consensus,
          insights
              .zipWithIndex()
              .map(one -> new DebateSummary.Round(one._2 + 1L, Vector.of(one._1))));
    }
  }

  static Action<?, ?> extract() {
    return Action.ofWorkspace()
        .write("lesson.extract", "Learns from a debate: its conclusion and what its rounds taught.")
        .details(
            "Concluding a session here does this by itself.",
            "A debate teaches once: repeating it shows what was learnt.")
        .example(
            "{'debate':'d1','topic':'Performance of the price lookup','consensus':0.8,"
                + "'conclusion':'Measure before caching','insights':['It scanned the table']}")
        .creates()
        .listing("lessons")
        .columns("title", "solution", "category", "domain", "lesson_id")
        .writesItems()
        .takes(ExtractLessons.class)
        .answersItems(
            LessonViews.LESSON, (workspace, input) -> workspace.lessons().extract(input.summary()));
  }
}
