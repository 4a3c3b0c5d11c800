package dev.stoa.application.pack;

import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The step of finding out which searched texts still hold; requires an open unit of work. */
final class CurrentTexts {

  private final Memories memories;
  private final Corrections corrections;
  private final EvidenceItems evidence;
  private final Lessons lessons;
  private final ConsensusEntries conclusions;
  private final Dissents dissents;

  <S extends MemoryStorage & CorrectionStorage & EvidenceStorage & LessonStorage & ConsensusStorage>
      CurrentTexts(S storage) {
    this.memories = storage.memories();
    this.corrections = storage.corrections();
    this.evidence = storage.evidenceItems();
    this.lessons = storage.lessons();
    this.conclusions = storage.consensusEntries();
    this.dissents = storage.dissents();
  }

  /** By id; those that no longer exist are left out. */
  Map<String, CurrentText> of(SearchSource source, Seq<SearchDocument> documents, Instant now) {
    Map<String, CurrentText> texts = documents.toMap(SearchDocument::id, CurrentText::of);
    Seq<String> ids = documents.map(SearchDocument::id);
    return switch (source) {
      case MEMORY ->
          judged(
              texts,
              memories.find(ids.map(MemoryId::new)),
              one -> one.id().value(),
              (text, one) -> text.unless(one.times().isExpired(now), LeftOutReason.EXPIRED));
      case CORRECTION ->
          judged(
              texts,
              corrections.find(ids.map(CorrectionId::new)),
              one -> one.id().value(),
              (text, one) ->
                  text.unless(
                      one.effectiveAt(now) < CorrectionQuery.USUAL_CONFIDENCE,
                      LeftOutReason.EXPIRED));
      case LESSON ->
          judged(
              texts,
              lessons.find(ids.map(LessonId::new)),
              one -> one.id().value(),
              (text, one) -> text.unless(one.isExpired(now), LeftOutReason.EXPIRED));
      case EVIDENCE ->
          judged(
              texts,
              evidence.find(ids.map(EvidenceId::new)),
              one -> one.id().value(),
              (text, one) -> CurrentText.of(one.draft().title(), one.draft().snippet()));
      case CONSENSUS -> conclusions(texts, conclusions.find(ids.map(ConsensusId::new)));
      // What is archived, replaced or removed of these is not in their index.
      case NOTE, KNOWLEDGE, MESSAGE, FILE, ENTITY, CONVERSATION, TURN -> texts;
    };
  }

  private static <T> Map<String, CurrentText> judged(
      Map<String, CurrentText> texts,
      Seq<T> stored,
      Function<T, String> id,
      BiFunction<CurrentText, T, CurrentText> rule) {
    return stored.toMap(id, one -> rule.apply(texts.get(id.apply(one)).get(), one));
  }

  private Map<String, CurrentText> conclusions(
      Map<String, CurrentText> texts, Seq<Consensus> stored) {
    Map<ConsensusId, ? extends Seq<Dissent>> disagreeing =
        dissents.of(stored.map(Consensus::id)).groupBy(Dissent::consensus);
    return judged(
        texts,
        stored,
        one -> one.id().value(),
        (text, one) ->
            text.with(disagreeing.get(one.id()).map(CurrentTexts::lines).getOrElse(""))
                .unless(one.supersededBy().isDefined(), LeftOutReason.SUPERSEDED));
  }

  private static String lines(Seq<Dissent> some) {
    return some.map(one -> "Dissent (" + one.type().label() + "): " + one.draft().content())
        .mkString("\n");
  }
}
