package dev.stoa.actions.correction;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/** The content of a correction, whether it is new or replaces another. */
interface CorrectionInput extends Drafted<CorrectionDraft> {

  String SUBJECT = "What it is about.";
  String DOMAIN = "The field it belongs to.";
  String CLAIM = "What is right.";
  String REJECTED = "What is wrong; leave it out for a preference.";
  String CONFIDENCE = "How sure it is.";
  String SOURCE = "Who verified it.";
  String DECAY =
      "How fast it ages: A never, B in ten years, C in three, D in half a year; without one, by"
          + " subject and field.";
  String KIND = "What kind of correction it is.";
  String PINNED = "Whether it is preferred in prompts.";
  String PROJECT = "It applies in this project only.";
  String CONVERSATION = "It applies in this conversation only.";
  String METADATA = "A JSON object of yours.";

  String subject();

  Discipline domain();

  String claim();

  Option<String> rejected();

  double confidence();

  CorrectionSource source();

  Option<DecayClass> decayClass();

  CorrectionKind kind();

  boolean pinned();

  Option<String> project();

  Option<String> conversation();

  CanonicalJson metadata();

  @Override
  default CorrectionDraft draft() {
    return new CorrectionDraft(
        subject(),
        domain(),
        claim(),
        rejected(),
        confidence(),
        source(),
        decayClass().getOrElse(() -> DecayClass.of(subject(), domain())),
        kind(),
        pinned(),
        new CorrectionScope(project().map(ProjectId::new), conversation().map(ConversationId::new)),
        metadata());
  }
}
