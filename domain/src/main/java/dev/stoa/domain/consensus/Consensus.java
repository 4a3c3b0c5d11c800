package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A recorded conclusion.
 *
 * @param supersedes the one it replaces
 * @param supersededBy the one that replaces it
 * @param resolution whether it turned out to be true, once that is known
 */
@RecordBuilder
public record Consensus(
    ConsensusId id,
    ConsensusDraft draft,
    ConsensusStrength strength,
    Instant createdAt,
    Option<ConsensusId> supersedes,
    Option<ConsensusId> supersededBy,
    Option<Instant> archivedAt,
    Option<ConclusionResolution> resolution) {

  /** A new one, with the positions of the dissenters. */
  public static Consensus recorded(
      ConsensusId id, ConsensusDraft draft, Seq<DissentDraft> dissents, Instant now) {
    ConsensusDraft combined = dissents.foldLeft(draft, ConsensusDraft::disagreedBy);
    boolean contested = dissents.exists(one -> one.type() == DissentType.FUNDAMENTAL_DISAGREEMENT);
    return new Consensus(
        id,
        combined,
        strength(combined, contested),
        now,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none());
  }

  /** How many participants there are. */
  public long participating() {
    return draft.positions().size();
  }

  /** How many of them agree. */
  public long agreeing() {
    return draft.positions().count(Position::agrees);
  }

  /** The share of participants who agree. */
  public double agreement() {
    return ConsensusStrength.ratio(agreeing(), participating());
  }

  public String debateId() {
    return draft.debateId();
  }

  public String topic() {
    return draft.topic();
  }

  /** With its dissents, and its strength after them. */
  public Consensus disputed(Seq<Dissent> dissents) {
    ConsensusDraft now = dissents.map(Dissent::draft).foldLeft(draft, ConsensusDraft::disagreedBy);
    return ConsensusBuilder.from(this)
        .draft(now)
        .strength(strength(now, dissents.exists(Dissent::contests)))
        .build();
  }

  /** With these positions. */
  public Consensus positioned(Seq<Position> positions) {
    return ConsensusBuilder.from(this).draft(draft.positioned(positions)).build();
  }

  /** In place of another. */
  public Consensus superseding(ConsensusId other) {
    return ConsensusBuilder.from(this).supersedes(Option.some(other)).build();
  }

  /** Replaced by another. */
  public Consensus supersededBy(ConsensusId other) {
    return ConsensusBuilder.from(this).supersededBy(Option.some(other)).build();
  }

  /** Archives it: it is in no list or search unless requested. An archived one stays as it is. */
  public Consensus archive(Instant now) {
    return archivedAt.isDefined() ? this : archived(Option.some(now));
  }

  /** Restores it; a live one stays as it is. */
  public Consensus restore() {
    return archived(Option.none());
  }

  private Consensus archived(Option<Instant> at) {
    return ConsensusBuilder.from(this).archivedAt(at).build();
  }

  /** With what turned out to be true, and who was right. */
  public Consensus resolved(ConsensusTruth truth, Instant now) {
    return ConsensusBuilder.from(this)
        .draft(draft.positioned(draft.positions().map(one -> one.resolved(truth))))
        .resolution(Option.some(new ConclusionResolution(truth, now)))
        .build();
  }

  /** Its position in a list by time. */
  public TimePosition<ConsensusId> position() {
    return new TimePosition<>(createdAt, id);
  }

  /** Its position in a list by confidence. */
  public ConfidencePosition confidencePosition() {
    return new ConfidencePosition(draft.confidence(), createdAt, id);
  }

  /** Its topic, which the index counts twice, and its conclusion; an archived one has none. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.CONSENSUS,
            id.value(),
            draft.domain().map(Discipline::value).getOrElse(SearchDocument.NO_OWNER),
            draft.topic().replaceAll("\\R", " ") + "\n" + draft.conclusion())
        .at(createdAt);
  }

  private static ConsensusStrength strength(ConsensusDraft combined, boolean contested) {
    return contested
        ? ConsensusStrength.CONTESTED
        : ConsensusStrength.of(
            combined.positions().count(Position::agrees), combined.positions().size());
  }
}
