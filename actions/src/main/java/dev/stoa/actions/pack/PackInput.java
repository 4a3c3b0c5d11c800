package dev.stoa.actions.pack;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.pack.PackSource;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A question or a task whose prompt needs what is known about it. */
record PackInput(
    @Param(value = "The question or the task.", position = 0) Seq<String> words,
    @Param(
            value = "The most tokens of the text.",
            min = 1,
            max = PackQuestion.MOST_TOKENS,
            defaultValue = "" + PackQuestion.USUAL_TOKENS)
        int tokens,
    @Param(
            value =
                "The agent that asks, whose notes are included: an identity, an id, or a unique"
                    + " suffix of an id.",
            label = "agent",
            actor = true)
        Option<String> as,
    @Param(value = "Who asks.", defaultValue = "local", user = true) String user,
    @Param("Only from these sources.") Seq<PackSource> in,
    @Param("Of the memories and files, those of this scope instead of shared.")
        Option<String> scope,
    @Param(value = "Include the last messages of this channel.", label = "channel")
        Option<String> channel,
    @Param(value = Trusted.LEAST, defaultValue = "imported") Trust minTrust,
    ValidAt valid) {

  static final Input<PackInput> INPUT = Input.of(PackInput.class).flatten("valid", ValidTime.ASKED);

  PackInput {
    if (words.isEmpty()) {
      throw BadInput.at("words", "give at least one");
    }
  }

  PackQuestion question() {
    SearchEverything search =
        SearchEverything.about(words.mkString(" "))
            .in(in.map(PackSource::searched))
            .user(user)
            .minTrust(minTrust)
            .valid(valid);
    SearchEverything scoped = scope.map(search::scope).getOrElse(search);
    return new PackQuestion(as.map(scoped::as).getOrElse(scoped), channel, tokens);
  }
}
