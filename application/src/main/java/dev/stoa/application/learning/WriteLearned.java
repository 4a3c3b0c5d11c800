package dev.stoa.application.learning;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.memory.LearnMemories;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.learning.CandidateMemory;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearningDecision;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningReason;
import dev.stoa.domain.learning.LearningRecord;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.LearningReport;
import dev.stoa.domain.learning.LearningRule;
import dev.stoa.domain.learning.LearningSource;
import dev.stoa.domain.learning.LearningVerdict;
import dev.stoa.domain.learning.Learnings;
import dev.stoa.domain.learning.Proposal;
import dev.stoa.domain.learning.SourceText;
import dev.stoa.domain.learning.StoredMatch;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * The step of deciding about candidates one after the other and of storing what follows; requires
 * an open write unit.
 */
final class WriteLearned {

  /** Attempts while what a candidate is compared with changes concurrently. */
  private static final int ATTEMPTS = 5;

  /** Stands for an item that is not there yet. */
  private static final ItemRef NEXT = ItemKind.MEMORY.ref("next");

  private final Learnings learnings;
  private final LearnMemories memories;
  private final BindOrigins origins;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  WriteLearned(
      Learnings learnings,
      LearnMemories memories,
      BindOrigins origins,
      AppendAudit audit,
      InstantSource clock,
      IdSource ids) {
    this.learnings = learnings;
    this.memories = memories;
    this.origins = origins;
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  Either<LearningRefused, LearningReport> write(
      Learn learn, LearningSource source, Proposal proposal) {
    source
        .texts()
        .forEach(
            text ->
                text.item()
                    .forEach(
                        item ->
                            text.speaker().forEach(who -> origins.bindSaid(item, who, text.at()))));
    LearningId id = new LearningId(ids.next());
    Call call = new Call(learn, source, id);
    return Either.sequenceRight(
            proposal.memories().zipWithIndex().iterator().map(one -> call.learned(one._1, one._2)))
        .map(all -> stored(call, all));
  }

  private LearningReport stored(Call call, Seq<Tuple2<LearnedItem, LearningReport.Learned>> all) {
    boolean isChange = all.exists(one -> one._1.decision() != LearningDecision.NOTHING);
    if (isChange) {
      learnings.add(LearningRecord.of(call.id, clock.instant()));
      learnings.addItems(all.map(Tuple2::_1));
      audit.record(
          AuditEvent.of(
              StoaEventType.LEARNING_COMPLETED,
              AuditMembers.of("learning_id", call.id.value())
                  .number("candidates", all.size())
                  .number("stored", all.count(one -> one._1.decision().stores()))
                  .number("superseded", all.count(one -> one._1.decision().supersedes()))
                  .number(
                      "reinforced", all.count(one -> one._1.decision() == LearningDecision.SAME))));
    }
    return new LearningReport(
        Option.when(isChange, call.id), call.learn.isDryRun(), all.map(Tuple2::_2));
  }

  /** One call, whose candidates are decided in their order. */
  private final class Call {

    private final Learn learn;
    private final LearningSource source;
    private final LearningId id;
    private final Provenance stated = WrittenBy.stated();
    private Seq<LearnedItem> before = Vector.empty();

    Call(Learn learn, LearningSource source, LearningId id) {
      this.learn = learn;
      this.source = source;
      this.id = id;
    }

    Either<LearningRefused, Tuple2<LearnedItem, LearningReport.Learned>> learned(
        CandidateMemory candidate, int index) {
      Seq<SourceText> said = source.saying(candidate);
      Provenance from = stated.and(said.flatMap(SourceText::item));
      return WrittenBy.from(
              learn.text().isDefined() ? from.atMost(Trust.DOCUMENT) : from,
              () -> new Step(this, candidate, index, said).learned())
          .peek(done -> before = before.append(done._1));
    }

    /** What was learned about these, by this call too. */
    Seq<LearnedItem> about(Seq<ItemRef> items) {
      return items.isEmpty() ? before : learnings.ofItems(items).appendAll(before);
    }

    /** What it was learned from; what a caller knows by itself is known by who that is. */
    Seq<String> sources(Seq<SourceText> said) {
      Seq<String> named = said.map(SourceText::key).appendAll(stated.from().map(ItemRef::text));
      return named.isEmpty()
          ? Vector.of("principal:" + Principal.idOf(WrittenBy.writerOr(Principal.LOCAL).name()))
          : named.distinct();
    }

    boolean isRecalled(MemoryId memory) {
      return learn.recalled().contains(memory)
          || stated.from().contains(ref(memory))
          || source.shows(memory);
    }
  }

  /** One candidate. */
  private final class Step {

    private final Call call;
    private final CandidateMemory candidate;
    private final int index;
    private final Seq<String> sources;
    private final Trust trust;
    private final LearningRule rule;

    Step(Call call, CandidateMemory candidate, int index, Seq<SourceText> said) {
      this.call = call;
      this.candidate = candidate;
      this.index = index;
      this.sources = call.sources(said);
      this.trust = origins.expected(NEXT);
      this.rule = new LearningRule(candidate, trust, LearningSource.newest(said, clock.instant()));
    }

    /** What it is compared with may change until it is locked: then it is decided again. */
    Either<LearningRefused, Tuple2<LearnedItem, LearningReport.Learned>> learned() {
      Remember plain = candidate.remember(call.learn.scope());
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        Either<LearningRefused, Seq<StoredMatch>> stored = stored(plain);
        if (stored.isLeft()) {
          return Either.left(stored.getLeft());
        }
        LearningVerdict verdict = rule.decide(stored.get());
        Option<Either<LearningRefused, Tuple2<LearnedItem, LearningReport.Learned>>> done =
            done(plain, verdict);
        if (done.isDefined()) {
          return done.get();
        }
      }
      throw new StorageException("what is to be learned keeps changing: try again later");
    }

    private Either<LearningRefused, Seq<StoredMatch>> stored(Remember plain) {
      Seq<Tuple2<Memory, Origin>> near = memories.near(plain);
      Option<MemoryId> missing =
          candidate.claimed().filter(id -> near.forAll(one -> !one._1.id().equals(id)));
      Seq<Tuple2<Memory, Origin>> claimed =
          memories
              .withOrigins(missing.toVector())
              .filter(one -> one._1.scope().equals(call.learn.scope()));
      if (missing.isDefined() && claimed.isEmpty()) {
        return Either.left(
            new LearningRefused.UnknownTarget(
                "candidates["
                    + index
                    + "]."
                    + (candidate.refines().isDefined() ? "refines" : "contradicts"),
                missing.get(),
                call.learn.scope()));
      }
      Seq<Tuple2<Memory, Origin>> all =
          near.appendAll(claimed.filter(one -> one._1.successor().isEmpty()));
      Set<ItemRef> learned =
          call.about(all.map(one -> ref(one._1.id())))
              .filter(one -> one.sources().exists(sources::contains))
              .flatMap(LearnedItem::item)
              .toSet();
      return Either.right(
          all.map(
              one ->
                  new StoredMatch(
                      one._1,
                      one._2.trust(),
                      call.isRecalled(one._1.id()),
                      learned.contains(ref(one._1.id())))));
    }

    /** None if what was decided about has changed. */
    private Option<Either<LearningRefused, Tuple2<LearnedItem, LearningReport.Learned>>> done(
        Remember plain, LearningVerdict verdict) {
      return switch (verdict.decision()) {
        case NOTHING -> Option.some(Either.right(answer(verdict, verdict.target(), Option.none())));
        case SAME -> held(verdict).map(same -> Either.right(reinforced(plain, verdict, same)));
        case NEW -> Option.some(added(plain, verdict));
        case REFINES, CONTRADICTS ->
            held(verdict)
                .map(other -> added(plain.validFrom(rule.from()).superseding(other.id()), verdict));
      };
    }

    private Option<Memory> held(LearningVerdict verdict) {
      return verdict.target().flatMap(seen -> memories.lock(seen.id()).filter(seen::equals));
    }

    private Tuple2<LearnedItem, LearningReport.Learned> reinforced(
        Remember plain, LearningVerdict verdict, Memory same) {
      Option<VariantId> words =
          verdict.reason() == LearningReason.NEAR_DUPLICATE
              ? memories.keepWords(plain, same)
              : Option.none();
      memories.reinforce(same);
      return answer(verdict, Option.some(same), words);
    }

    private Either<LearningRefused, Tuple2<LearnedItem, LearningReport.Learned>> added(
        Remember remember, LearningVerdict verdict) {
      Either<Memory, Memory> added = memories.add(remember);
      return added.isLeft()
          ? Either.right(
              answer(
                  LearningVerdict.notCurrent(added.getLeft()),
                  added.swap().toOption(),
                  Option.none()))
          : memories
              .supersede(remember, added.get())
              .<LearningRefused>mapLeft(LearningRefused.NotDone::new)
              .map(memory -> answer(verdict, Option.some(memory), Option.none()));
    }

    private Tuple2<LearnedItem, LearningReport.Learned> answer(
        LearningVerdict verdict, Option<Memory> memory, Option<VariantId> variant) {
      LearningDecision decision = verdict.decision();
      Option<MemoryId> other =
          verdict.target().map(Memory::id).filter(id -> !memory.map(Memory::id).contains(id));
      boolean isShown = !(call.learn.isDryRun() && decision.stores());
      return new Tuple2<>(
          new LearnedItem(
              call.id,
              index + 1L,
              decision,
              verdict.reason(),
              memory.map(one -> ref(one.id())),
              other.map(WriteLearned::ref),
              variant,
              sources),
          new LearningReport.Learned(
              index + 1L,
              candidate.content(),
              decision,
              verdict.reason(),
              memory.map(Memory::id).filter(id -> isShown),
              other,
              trust));
    }
  }

  private static ItemRef ref(MemoryId id) {
    return ItemKind.MEMORY.ref(id.value());
  }
}
