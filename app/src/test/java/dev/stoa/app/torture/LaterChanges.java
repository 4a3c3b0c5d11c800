package dev.stoa.app.torture;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Quarantine;
import dev.stoa.domain.trust.Suspects;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Changes of what was stored before: when it is true, what supersedes it, whether it is trusted.
 */
final class LaterChanges {

  /** All that there are. */
  static final Set<String> KINDS =
      TreeSet.of(
          "an end of a memory",
          "a superseded memory",
          "a memory again",
          "a superseded entry",
          "an entry again",
          "a correction of a day",
          "a superseded correction",
          "a correction again",
          "a withdrawn correction",
          "a quarantine",
          "an end of a quarantine",
          "an affirmation");

  private LaterChanges() {}

  /** Makes those that are possible; how many of each kind. */
  static Map<String, Integer> make(Stoa stoa, Random random, Instant now) {
    Map<String, Supplier<Boolean>> changes =
        ofMemories(stoa, random, now)
            .merge(ofKnowledge(stoa, random))
            .merge(ofCorrections(stoa, random, now))
            .merge(ofTrust(stoa, random));
    return changes
        .filter(change -> random.nextInt(3) == 0 && change._2.get())
        .foldLeft(TreeMap.empty(), (made, change) -> made.put(change._1, 1));
  }

  private static Map<String, Supplier<Boolean>> ofMemories(Stoa stoa, Random random, Instant now) {
    Supplier<Seq<Memory>> all =
        () -> stoa.memory().list(MemoryQuery.all().valid(ValidAt.ALL).limit(200)).items();
    return LinkedHashMap.of(
        "an end of a memory",
        on(
            all,
            random,
            memory ->
                stoa.memory()
                    .edit(
                        memory.id(), MemoryEdit.NOTHING.validUntil(now.plus(Duration.ofDays(2))))),
        "a superseded memory",
        on(
            () ->
                all.get()
                    .filter(
                        memory ->
                            memory.successor().isEmpty() && twins(all.get(), memory).nonEmpty()),
            random,
            memory -> stoa.memory().supersede(memory.id(), twins(all.get(), memory).head().id())),
        "a memory again",
        on(
            () -> all.get().filter(memory -> memory.successor().isDefined()),
            random,
            memory -> stoa.memory().reinstate(memory.id())));
  }

  private static Seq<Memory> twins(Seq<Memory> all, Memory one) {
    return all.filter(other -> other.scope().equals(one.scope()) && !other.id().equals(one.id()));
  }

  private static Map<String, Supplier<Boolean>> ofKnowledge(Stoa stoa, Random random) {
    Supplier<Seq<KnowledgeEntry>> all =
        () -> stoa.knowledge().list(KnowledgeQuery.all().valid(ValidAt.ALL).limit(200)).items();
    return LinkedHashMap.of(
        "a superseded entry",
        on(
            all,
            random,
            entry ->
                stoa.knowledge()
                    .supersede(
                        entry.agent().value(),
                        entry.id().value(),
                        all.get()
                            .filter(other -> other.agent().equals(entry.agent()))
                            .head()
                            .id()
                            .value())),
        "an entry again",
        on(
            () -> all.get().filter(entry -> entry.successor().isDefined()),
            random,
            entry -> stoa.knowledge().reinstate(entry.agent().value(), entry.id().value())));
  }

  private static Map<String, Supplier<Boolean>> ofCorrections(
      Stoa stoa, Random random, Instant now) {
    Supplier<Seq<Correction>> all =
        () -> stoa.corrections().list(CorrectionPageQuery.all().limit(200)).items();
    CorrectionDraft draft = CorrectionDraft.of("subject", "time", "claim " + random.nextInt(9));
    return LinkedHashMap.of(
        "a correction of a day",
        () ->
            stoa.corrections()
                .record(draft.validFrom(now).validUntil(now.plus(Duration.ofDays(1))))
                .isRight(),
        "a superseded correction",
        on(all, random, one -> stoa.corrections().supersede(one.id(), one.draft().claim("better"))),
        "a correction again",
        on(
            () -> all.get().reject(Correction::isActive),
            random,
            one -> stoa.corrections().reinstate(one.id())),
        "a withdrawn correction",
        on(all, random, one -> stoa.corrections().withdraw(one.id())));
  }

  private static Map<String, Supplier<Boolean>> ofTrust(Stoa stoa, Random random) {
    Supplier<Seq<Memory>> memories = () -> stoa.memory().list(MemoryQuery.all()).items();
    Supplier<Seq<Quarantine>> quarantines =
        () -> stoa.trust().quarantines(PageRequest.first()).items();
    return LinkedHashMap.of(
        "a quarantine",
        on(
            memories,
            random,
            one -> stoa.trust().quarantine(Suspects.root(ItemKind.MEMORY.ref(one.id().value())))),
        "an end of a quarantine",
        on(
            () -> quarantines.get().filter(one -> one.restoredAt().isEmpty()),
            random,
            one -> stoa.trust().restore(one.id())),
        "an affirmation",
        on(
            memories,
            random,
            one ->
                WrittenBy.of(
                    Principal.person("ada"),
                    () -> stoa.trust().affirm(ItemKind.MEMORY.ref(one.id().value())))));
  }

  /** Changes one of these, if there is any; whether it was changed. */
  private static <T> Supplier<Boolean> on(
      Supplier<Seq<T>> all, Random random, Function<T, Either<?, ?>> change) {
    return () -> {
      Seq<T> some = all.get();
      return some.nonEmpty() && change.apply(some.get(random.nextInt(some.size()))).isRight();
    };
  }
}
