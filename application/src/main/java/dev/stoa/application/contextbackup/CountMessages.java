package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.ContextBackupRefused;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The step of counting messages for specialists; requires a unit that locked the conversation. */
final class CountMessages {

  private final Specialists specialists;
  private final ThreadCounters counters;
  private final InstantSource clock;
  private final TokenCounter counter;

  CountMessages(ContextBackupStorage storage, InstantSource clock, TokenCounter counter) {
    this.specialists = storage.specialists();
    this.counters = storage.threadCounters();
    this.clock = clock;
    this.counter = counter;
  }

  /** The specialists of these names, each once; the first unknown one is refused. */
  Either<ContextBackupRefused, Seq<Specialist>> registered(Seq<SpecialistName> names) {
    Map<SpecialistName, Specialist> found =
        specialists.find(names).toMap(Specialist::name, one -> one);
    return names
        .find(name -> !found.containsKey(name))
        .<Either<ContextBackupRefused, Seq<Specialist>>>map(
            name -> Either.left(new ContextBackupRefused.UnknownSpecialist(name)))
        .getOrElse(() -> Either.right(names.distinct().map(name -> found.get(name).get())));
  }

  /** Counts messages once for each specialist; answers which backups are due. */
  Seq<DueBackup> count(
      ConversationId conversation, Seq<Specialist> seeing, Seq<ConversationMessage> messages) {
    if (seeing.isEmpty() || messages.isEmpty()) {
      return Vector.empty();
    }
    Instant now = clock.instant();
    long tokens = messages.map(one -> one.tokens(counter)).sum().longValue();
    Map<SpecialistName, ThreadCounter> before =
        counters
            .find(conversation, seeing.map(Specialist::name))
            .toMap(ThreadCounter::specialist, one -> one);
    Seq<Counted> counted =
        seeing.map(
            one -> {
              ThreadCounter old =
                  before
                      .get(one.name())
                      .getOrElse(() -> ThreadCounter.start(conversation, one.name(), now));
              return new Counted(one, old, old.counted(tokens, messages.size(), now));
            });
    counters.save(counted.map(Counted::after));
    return counted.flatMap(one -> one.due(now)).toVector();
  }

  private record Counted(Specialist specialist, ThreadCounter before, ThreadCounter after) {

    Option<DueBackup> due(Instant now) {
      return after
          .dueAfter(before, specialist.contextWindow(), now)
          .map(trigger -> new DueBackup(after, trigger));
    }
  }
}
