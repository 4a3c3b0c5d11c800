package dev.stoa.actions.correction;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.conversation.Owned;
import dev.stoa.actions.search.Folding;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionDraftBuilder;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Validity;
import io.vavr.control.Option;

/** A draft as callers give it: its decay class may be left out, its scope is one of two ids. */
record NewCorrection(
    @Param("What it is about.") String subject,
    @Param("The field it belongs to.") Discipline domain,
    @Param("What is right.") String claim,
    @Param("What is wrong; leave it out for a preference.") Option<String> rejected,
    @Param(value = "How sure it is.", min = 0, max = 1, defaultValue = "0.9") double confidence,
    @Param(value = "Who verified it.", defaultValue = "manual") CorrectionSource source,
    @Param(
            "How fast it ages: A never, B in ten years, C in three, D in half a year; without one,"
                + " by subject and field.")
        Option<DecayClass> decayClass,
    @Param(value = "What kind of correction it is.", defaultValue = "factual") CorrectionKind kind,
    @Param("Whether it is preferred in prompts.") boolean pinned,
    @Param(value = "It applies in this project only.", label = "id") Option<String> project,
    @Param(value = "It applies in this conversation only.", label = "id")
        Option<String> conversation,
    Validity validity,
    @Param(value = "A JSON object of yours.", defaultValue = "{}") CanonicalJson metadata) {

  /** A correction to record. */
  record Recorded(
      CorrectionDraft draft,
      @Param(value = Owned.USER, user = true) Option<UserId> user,
      Folding folding) {

    OwnCorrections own(Workspace workspace) {
      return new OwnCorrections(workspace, user).in(draft.scope());
    }
  }

  static final Input<Recorded> RECORDED =
      given(Input.of(Recorded.class, "NewCorrection"), 0).flatten("folding", Folding.INPUT);

  /** A correction to record that replaces another. */
  record Superseding(
      @Param(value = CorrectionActions.CORRECTION, position = 0) CorrectionId correction,
      CorrectionDraft draft,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {}

  static final Input<Superseding> SUPERSEDING =
      given(Input.of(Superseding.class, "SupersedeCorrection"), 1);

  private static <T extends Record> Input<T> given(Input<T> input, int first) {
    return input
        .flatten(
            "draft",
            Input.of(NewCorrection.class).flatten("validity", ValidTime.GIVEN),
            NewCorrection::draft,
            NewCorrection::of)
        .param("subject", about -> about.position(first))
        .param("domain", about -> about.position(first + 1))
        .param("claim", about -> about.position(first + 2));
  }

  private CorrectionDraft draft() {
    return CorrectionDraftBuilder.builder()
        .subject(subject)
        .domain(domain)
        .claim(claim)
        .rejected(rejected)
        .confidence(confidence)
        .source(source)
        .decayClass(decayClass.getOrElse(() -> DecayClass.of(subject, domain)))
        .kind(kind)
        .pinned(pinned)
        .scope(
            new CorrectionScope(project.map(ProjectId::new), conversation.map(ConversationId::new)))
        .validity(validity)
        .metadata(metadata)
        .build();
  }

  private static NewCorrection of(CorrectionDraft draft) {
    return new NewCorrection(
        draft.subject(),
        draft.domain(),
        draft.claim(),
        draft.rejected(),
        draft.confidence(),
        draft.source(),
        Option.some(draft.decayClass()),
        draft.kind(),
        draft.pinned(),
        draft.scope().projectId().map(ProjectId::value),
        draft.scope().conversationId().map(ConversationId::value),
        draft.validity(),
        draft.metadata());
  }
}
