package dev.stoa.application.encryption;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.application.specialist.SealRun;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.SealedRun;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The responses of models. */
public final class ResealResponses implements ResealedTexts {

  private final ModelRuns runs;
  private final ContentCipher cipher;
  private final SealRun seal;

  /** For the runs of one workspace. */
  public ResealResponses(ModelRuns runs, ContentCipher cipher) {
    this.runs = runs;
    this.cipher = cipher;
    this.seal = new SealRun(cipher);
  }

  @Override
  public String kind() {
    return "responses";
  }

  @Override
  public Resealed next(Option<String> after, int limit) {
    Seq<SealedRun> some = runs.responded(after.map(RunId::new), limit);
    Seq<SealedRun> old =
        some.filter(one -> !one.response().flatMap(SealedText::key).equals(cipher.current()));
    runs.replaceResponses(old.map(seal::open).map(seal::seal));
    return Resealed.of(some, old.size(), limit, one -> one.run().id().value());
  }
}
