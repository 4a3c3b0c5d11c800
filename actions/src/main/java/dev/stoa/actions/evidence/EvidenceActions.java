package dev.stoa.actions.evidence;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Progress;
import dev.stoa.actions.evidence.EvidenceInputs.Purpose;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceRefused;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.evidence.Subject;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

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

  record CollectEvidence(EvidenceDraft draft, Purpose purpose) {

    private static final Input<CollectEvidence> INPUT =
        Input.of(CollectEvidence.class)
            .flatten("draft", EvidenceInputs.NEW)
            .param("source", about -> about.position(0))
            .param("snippet", about -> about.position(1))
            .flatten("purpose", Purpose.INPUT);
  }

  private static Action<?, ?> collect() {
    return Action.ofWorkspace()
        .write("evidence.collect", "Stores evidence, unless its text is stored, and scores it.")
        .details("A debate that is given cites it, whether the text is new or not.")
        .example("{'source':'web','snippet':'Caching cut latency by 40%','title':'On caching'}")
        .example(
            "{'source':'arxiv','snippet':'See [1]','url':'https://arxiv.org/abs/1',"
                + "'reliability':0.9,'debate':'d1','round':2,'about':'caching'}")
        .creates()
        .columns(COLLECTED)
        .writesItems()
        .takes(CollectEvidence.INPUT)
        .answers(
            EvidenceViews.COLLECTED,
            (workspace, input) ->
                input.purpose().collect(workspace.evidence(), List.of(input.draft())).head());
  }

  record CollectBatch(
      @Param(value = "The evidence, at most 10000 items.", position = 0, lines = true)
          Seq<EvidenceDraft> items,
      Purpose purpose) {

    private static final Input<CollectBatch> INPUT =
        Input.of(CollectBatch.class)
            .nest("items", EvidenceInputs.NEW)
            .flatten("purpose", Purpose.INPUT);
  }

  private static Action<?, ?> collectBatch() {
    return Action.ofWorkspace()
        .write("evidence.collect-batch", "Stores several items in one transaction.")
        .example("{'items':[{'source':'web','snippet':'one'},{'source':'web','snippet':'two'}]}")
        .creates()
        .listing("evidence")
        .columns(COLLECTED)
        .writesItems()
        .takes(CollectBatch.INPUT)
        .answersItems(
            EvidenceViews.COLLECTED,
            (workspace, input) -> input.purpose().collect(workspace.evidence(), input.items()));
  }

  record AssessEvidence(
      @Param(value = EVIDENCE, position = 0) EvidenceId evidence,
      @Param(value = EvidenceInputs.ABOUT, position = 1) Option<String> about,
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
    return Action.ofWorkspace()
        .write("evidence.assess", "Scores evidence again, for a question and as of now.")
        .example("{'evidence':'e-1','about':'does caching help','keywords':['latency']}")
        .takes(AssessEvidence.class)
        .gives(
            EvidenceViews.EVIDENCE,
            (workspace, input) -> workspace.evidence().assess(input.evidence(), input.subject()));
  }

  record CiteEvidence(
      @Param(value = EVIDENCE, position = 0) EvidenceId evidence, CitationDraft draft) {

    private static final Input<CiteEvidence> INPUT =
        Input.of(CiteEvidence.class).flatten("draft", EvidenceInputs.CITATION);
  }

  private static Action<?, ?> cite() {
    return Action.ofWorkspace()
        .write("evidence.cite", "Cites evidence in a debate, in place of how it was cited before.")
        .example("{'evidence':'e-1','debate':'d1','round':2,'relevance':0.8,'used':true}")
        .takes(CiteEvidence.INPUT)
        .gives(
            EvidenceViews.CITATION,
            (workspace, input) -> workspace.evidence().cite(input.evidence(), input.draft()));
  }

  record NamedEvidence(@Param(value = EVIDENCE, position = 0) EvidenceId evidence) {}

  private static Action<?, ?> remove() {
    return Action.ofWorkspace()
        .destroy("evidence.remove", "Removes evidence that no debate cites; audited.")
        .example("{'evidence':'e-1'}")
        .takes(NamedEvidence.class)
        .gives(
            EvidenceViews.EVIDENCE,
            (workspace, input) -> workspace.evidence().remove(input.evidence()));
  }

  record ExpireEvidence(
      EvidenceRetention retention,
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {

    private static final Input<ExpireEvidence> INPUT =
        Input.of(ExpireEvidence.class).flatten("retention", EvidenceInputs.RETENTION);
  }

  record Expired(@Param("How many items were removed.") long removed) {}

  private static Action<?, ?> expire() {
    return Action.ofOperator()
        .destroy(
            "evidence.expire",
            "Removes evidence that is old, not cited and not reliable, in batches; audited.")
        .example("{}")
        .example("{'older_than':'30d','reliable':0.5}")
        .takes(ExpireEvidence.INPUT)
        .gives(
            Expired.class,
            (workspace, input, progress) ->
                Either.right(expired(workspace.evidence(), input, progress)));
  }

  private static Expired expired(
      EvidenceOperations evidence, ExpireEvidence input, Progress progress) {
    long removed = 0;
    int last;
    do {
      last = evidence.expire(input.retention(), input.batch()).size();
      removed += last;
      progress.done(removed);
    } while (last == input.batch());
    return new Expired(removed);
  }

  static EvidenceRefused unknown(EvidenceId id) {
    return new EvidenceRefused.Unknown(id);
  }
}
