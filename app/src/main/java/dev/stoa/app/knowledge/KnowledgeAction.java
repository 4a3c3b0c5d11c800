package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import io.vavr.control.Either;
import java.util.function.Function;

/** A command about knowledge: a refusal, or a value that cannot be meant, ends it. */
abstract class KnowledgeAction extends StoaAction {

  /** Works on the workspace that is there. */
  final <T> T done(Function<KnowledgeOperations, Either<KnowledgeRefused, T>> work) {
    return used(stoa -> done(work.apply(stoa.knowledge())));
  }

  /** Works on the workspace that is there, with more than knowledge. */
  final <T> T used(Function<Stoa, T> work) {
    return CliFailure.checked(() -> workspace().use(work));
  }

  /** What was not refused. */
  static <T> T done(Either<? extends Refusal, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }

  /** Everything about the entry. */
  static Answer whole(KnowledgeEntry entry) {
    return Answer.ok(KnowledgeView.whole(entry).text(), KnowledgeView.json(entry));
  }
}
