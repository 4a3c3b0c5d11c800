package dev.stoa.actions.evidence;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceRefused;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.evidence.Subject;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** What callers may ask of evidence; {@link EvidenceQueries} finds it. */
public final class EvidenceActions {

  static final String EVIDENCE = "Its id.";

  private static final String[] COLLECTED = {
    "is_new", "evidence.source", "evidence.title", "evidence.quality", "evidence.evidence_id"
  };

  private EvidenceActions() {}

  /** The actions that begin with {@code evidence}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "evidence",
            "Evidence for debates: collect, search, cite.",
            () -> actions().appendAll(EvidenceQueries.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(collect(), collectBatch(), assess(), cite(), remove(), expire());
  }

  record ShownCollected(
      @Param("Whether it was stored now; otherwise its text was stored before.") boolean isNew,
      ShownEvidence evidence) {

    private static ShownCollected of(Collected collected) {
      return new ShownCollected(collected.isNew(), ShownEvidence.of(collected.evidence()));
    }
  }

  private static Action<?, ?> collect() {
    return Action.write(
            "evidence.collect", "Stores evidence, unless its text is stored, and scores it.")
        .details("A debate that is given cites it, whether the text is new or not.")
        .example("{'source':'web','snippet':'Caching cut latency by 40%','title':'On caching'}")
        .example(
            "{'source':'arxiv','snippet':'See [1]','url':'https://arxiv.org/abs/1',"
                + "'reliability':0.9,'debate':'d1','round':2,'about':'caching'}")
        .creates()
        .columns(COLLECTED)
        .takes(CollectEvidence.class)
        .gives(
            ShownCollected.class,
            (workspace, input) -> Either.right(ShownCollected.of(collected(workspace, input))));
  }

  private static Collected collected(Workspace workspace, CollectEvidence input) {
    EvidenceOperations evidence = workspace.evidence();
    return input.debate().isEmpty()
        ? evidence.collect(input.draft(), input.subject())
        : evidence.collect(
            input.draft(), input.subject(), citation(input.debate().get(), input.round()));
  }

  static CitationDraft citation(String debate, long round) {
    return CitationDraft.in(debate).round(round);
  }

  record CollectBatch(
      @Param(value = "The evidence, at most 10000 items.", position = 0, lines = true)
          Seq<NewEvidence> items,
      @Param(value = CollectEvidence.ABOUT, label = "question") Option<String> about,
      @Param(value = CollectEvidence.DEBATE, label = "id") Option<String> debate,
      @Param(value = CollectEvidence.ROUND, min = 0, defaultValue = "0") long round) {

    private Seq<Collected> collected(EvidenceOperations evidence) {
      Subject subject = about.map(Subject::of).getOrElse(Subject.NONE);
      return debate.isEmpty()
          ? evidence.collectAll(items.map(NewEvidence::draft), subject)
          : evidence.collectAll(
              items.map(NewEvidence::draft), subject, citation(debate.get(), round));
    }
  }

  private static Action<?, ?> collectBatch() {
    return Action.write("evidence.collect-batch", "Stores several items in one transaction.")
        .example("{'items':[{'source':'web','snippet':'one'},{'source':'web','snippet':'two'}]}")
        .creates()
        .listing("evidence")
        .columns(COLLECTED)
        .takes(CollectBatch.class)
        .givesItems(
            ShownCollected.class,
            (workspace, input) ->
                Either.right(Items.of(input.collected(workspace.evidence()), ShownCollected::of)));
  }

  record AssessEvidence(
      @Param(value = EVIDENCE, position = 0) EvidenceId evidence,
      @Param(value = CollectEvidence.ABOUT, position = 1) Option<String> about,
      @Param("Words that ought to occur.") Seq<String> keywords,
      @Param("Topics that ought to occur.") Seq<String> topics,
      @Param("Sources with more authority than others.") Seq<String> preferred,
      @Param("Sources with less authority than others.") Seq<String> blocked) {

    private Subject subject() {
      return Subject.of(about.getOrElse(""))
          .keywords(keywords)
          .topics(topics)
          .preferring(preferred)
          .blocking(blocked);
    }
  }

  private static Action<?, ?> assess() {
    return Action.write("evidence.assess", "Scores evidence again, for a question and as of now.")
        .example("{'evidence':'e-1','about':'does caching help','keywords':['latency']}")
        .takes(AssessEvidence.class)
        .gives(
            ShownEvidence.class,
            (workspace, input) ->
                workspace
                    .evidence()
                    .assess(input.evidence(), input.subject())
                    .map(ShownEvidence::of));
  }

  record CiteEvidence(
      @Param(value = EVIDENCE, position = 0) EvidenceId evidence,
      @Param(value = CollectEvidence.DEBATE, position = 1) String debate,
      @Param(value = CollectEvidence.ROUND, min = 0, defaultValue = "0") long round,
      @Param(value = "How relevant it is there.", min = 0, max = 1, defaultValue = "0.5")
          double relevance,
      @Param("The conclusion rests on it.") boolean used)
      implements Drafted<CitationDraft> {

    @Override
    public CitationDraft draft() {
      return new CitationDraft(debate, round, relevance, used);
    }
  }

  record ShownCitation(
      String debateId,
      EvidenceId evidenceId,
      long round,
      double relevance,
      @Param("Whether the conclusion rests on it.") boolean usedInConsensus,
      Instant createdAt) {

    static ShownCitation of(Citation citation) {
      return new ShownCitation(
          citation.debateId(),
          citation.evidence(),
          citation.draft().round(),
          citation.draft().relevance(),
          citation.draft().usedInConsensus(),
          citation.createdAt());
    }
  }

  private static Action<?, ?> cite() {
    return Action.write(
            "evidence.cite", "Cites evidence in a debate, in place of how it was cited before.")
        .example("{'evidence':'e-1','debate':'d1','round':2,'relevance':0.8,'used':true}")
        .takes(CiteEvidence.class)
        .gives(
            ShownCitation.class,
            (workspace, input) ->
                workspace.evidence().cite(input.evidence(), input.draft()).map(ShownCitation::of));
  }

  record NamedEvidence(@Param(value = EVIDENCE, position = 0) EvidenceId evidence) {}

  private static Action<?, ?> remove() {
    return Action.destroy("evidence.remove", "Removes evidence that no debate cites; audited.")
        .example("{'evidence':'e-1'}")
        .takes(NamedEvidence.class)
        .gives(
            ShownEvidence.class,
            (workspace, input) ->
                workspace.evidence().remove(input.evidence()).map(ShownEvidence::of));
  }

  record ExpireEvidence(
      @Param(value = "Collected longer ago than this.", defaultValue = "90d") Duration olderThan,
      @Param(value = "Less reliable than this.", min = 0, max = 1, defaultValue = "0.8")
          double reliable,
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {

    ExpireEvidence {
      new EvidenceRetention(olderThan, reliable);
    }
  }

  record Expired(@Param("How many items were removed.") long removed) {}

  private static Action<?, ?> expire() {
    return Action.destroy(
            "evidence.expire",
            "Removes evidence that is old, not cited and not reliable, in batches; audited.")
        .example("{}")
        .example("{'older_than':'30d','reliable':0.5}")
        .takes(ExpireEvidence.class)
        .gives(
            Expired.class,
            (workspace, input, progress) ->
                Either.right(expired(workspace.evidence(), input, progress)));
  }

  private static Expired expired(
      EvidenceOperations evidence, ExpireEvidence input, Progress progress) {
    EvidenceRetention retention = new EvidenceRetention(input.olderThan(), input.reliable());
    long removed = 0;
    int last;
    do {
      last = evidence.expire(retention, input.batch()).size();
      removed += last;
      progress.done(removed);
    } while (last == input.batch());
    return new Expired(removed);
  }

  static EvidenceRefused unknown(EvidenceId id) {
    return new EvidenceRefused.Unknown(id);
  }
}
