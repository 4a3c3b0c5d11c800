package dev.stoa.imports.aragora;

import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusBuilder;
import dev.stoa.domain.consensus.ConsensusDraftBuilder;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofDraftBuilder;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;

/** What the debates of Aragora concluded, who disagreed, and what was proved. */
final class AragoraConsensus {

  private record DatedProof(ProofId id, ProofDraft draft, Instant at) {}

  private record UnplacedDissent(
      DissentId id, ConsensusId consensus, DissentDraft draft, Instant at, Members data) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final ConsensusEntries entries;

  AragoraConsensus(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.entries = run.storage().consensusEntries();
  }

  void run() {
    run.table(store, "consensus", "conclusions")
        .knowing("topic_hash")
        .intoChecked(this::consensus, this::keep);
    run.table(store, "dissent", "dissents of conclusions")
        .intoChecked(this::dissent, this::keepDissents);
    run.table(store, "verified_proofs", "proofs of conclusions")
        .orderedBy("timestamp")
        .into(
            this::proof,
            batch ->
                batch.forEach(one -> run.storage().proofs().add(one.id(), one.draft(), one.at())));
  }

  private Consensus consensus(ForeignRow row) {
    Members data = Members.of(row, "data");
    Members metadata = data.members("metadata");
    double confidence = row.real("confidence", 0.5);
    String id = row.required("id");
    Set<String> agreeing = data.texts("agreeing_agents").toSet();
    Seq<Position> positions =
        data.texts("participating_agents")
            .appendAll(agreeing)
            .appendAll(data.texts("dissenting_agents"))
            .distinct()
            .map(name -> Position.of(run.names().of(name), agreeing.contains(name), confidence));
    return ConsensusBuilder.builder()
        .id(new ConsensusId(id))
        .draft(
            ConsensusDraftBuilder.builder()
                .debateId(metadata.nonBlank("debate_id").getOrElse(id))
                .topic(row.required("topic"))
                .conclusion(row.required("conclusion"))
                .confidence(confidence)
                .domain(row.nonBlank("domain").map(Discipline::new))
                .tags(Members.texts(row, "tags"))
                .positions(positions)
                .cruxes(data.texts("belief_cruxes"))
                .metadata(
                    data.without(
                        "id",
                        "topic",
                        "topic_hash",
                        "conclusion",
                        "strength",
                        "confidence",
                        "participating_agents",
                        "agreeing_agents",
                        "dissenting_agents",
                        "dissent_ids",
                        "belief_cruxes",
                        "domain",
                        "tags",
                        "timestamp",
                        "supersedes",
                        "superseded_by"))
                .build())
        .strength(ConsensusStrength.labelled(row.required("strength")))
        .createdAt(run.stamps().require(row, "timestamp"))
        .supersedes(
            data.nonBlank("supersedes")
                .orElse(metadata.nonBlank("supersedes"))
                .map(ConsensusId::new))
        .supersededBy(data.nonBlank("superseded_by").map(ConsensusId::new))
        .archivedAt(Option.none())
        .resolution(Option.none())
        .build();
  }

  private Seq<Option<String>> keep(Seq<Consensus> batch) {
    Set<ConsensusId> existing = entries.find(batch.map(Consensus::id)).map(Consensus::id).toSet();
    Seq<Consensus> fresh = batch.reject(one -> existing.contains(one.id()));
    fresh.forEach(entries::add);
    return batch.map(
        one ->
            Option.when(existing.contains(one.id()), "a consensus with this id is here already"));
  }

  private UnplacedDissent dissent(ForeignRow row) {
    Members data = Members.of(row, "data");
    return new UnplacedDissent(
        new DissentId(row.required("id")),
        new ConsensusId(row.required("debate_id")),
        new DissentDraft(
            run.names().of(row.required("agent_id")),
            DissentType.labelled(row.required("dissent_type")),
            row.required("content"),
            data.nonBlank("reasoning"),
            row.real("confidence", 0.5),
            data.without(
                "id",
                "debate_id",
                "agent_id",
                "dissent_type",
                "content",
                "reasoning",
                "confidence",
                "acknowledged",
                "rebuttal",
                "timestamp")),
        run.stamps().require(row, "timestamp"),
        data);
  }

  private Seq<Option<String>> keepDissents(Seq<UnplacedDissent> batch) {
    Map<ConsensusId, Consensus> known =
        entries
            .find(batch.map(UnplacedDissent::consensus).distinct())
            .toMap(one -> new Tuple2<>(one.id(), one));
    run.storage()
        .dissents()
        .add(
            batch.flatMap(
                one -> known.get(one.consensus()).map(consensus -> placed(one, consensus))));
    return batch.map(
        one ->
            Option.when(
                !known.containsKey(one.consensus()),
                "it disagrees with the consensus " + one.consensus() + ", which is not here"));
  }

  /** When it was acknowledged is not recorded there. */
  private static Dissent placed(UnplacedDissent one, Consensus consensus) {
    return new Dissent(
        one.id(),
        consensus.id(),
        consensus.debateId(),
        one.draft(),
        one.at(),
        Option.when(one.data().flag("acknowledged"), one.at()),
        one.data().nonBlank("rebuttal"));
  }

  private DatedProof proof(ForeignRow row) {
    Members data = Members.of(row, "data");
    return new DatedProof(
        new ProofId(row.required("id")),
        ProofDraftBuilder.builder()
            .debateId(row.required("debate_id"))
            .status(ProofStatus.labelled(row.required("proof_status")))
            .language(ProofLanguage.labelled(row.required("language")))
            .statement(row.required("formal_statement"))
            .verified(row.flag("is_verified"))
            .hash(row.nonBlank("proof_hash"))
            .translationMillis(row.real("translation_time_ms"))
            .searchMillis(row.real("proof_search_time_ms"))
            .proverVersion(row.nonBlank("prover_version"))
            .error(row.nonBlank("error_message"))
            .metadata(
                data.without(
                    "status",
                    "language",
                    "formal_statement",
                    "is_verified",
                    "proof_hash",
                    "translation_time_ms",
                    "proof_search_time_ms",
                    "prover_version",
                    "error_message"))
            .build(),
        run.stamps().require(row, "timestamp"));
  }
}
