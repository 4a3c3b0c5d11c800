package dev.stoa.actions.learning;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.learning.CandidateMemory;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.learning.LearnBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers propose to learn. */
record LearnMemories(
    @Param(
            value = "What is proposed, in order, at most 50.",
            position = 0,
            lines = true,
            label = "file|-")
        Seq<CandidateMemory> candidates,
    @Param(value = "The scope of the memories.", defaultValue = "shared") MemoryScope scope,
    @Param("The conversation it was said in: its id, its external id, or a suffix of its id.")
        Option<String> conversation,
    @Param("Only from messages of the conversation with greater numbers; at most 200.")
        Option<Long> afterMessage,
    @Param("The text it was read in, instead of a conversation.") Option<String> text,
    @Param("The memories that were read in the conversation: they are not learned again.")
        Seq<MemoryId> recalled,
    @Param("Say what would become of each candidate, and change nothing.") boolean dryRun,
    @Param(value = "Whose conversation.", defaultValue = "local", user = true) UserId user) {

  static final Input<LearnMemories> INPUT =
      Input.of(LearnMemories.class)
          .nest(
              "candidates",
              Input.of(CandidateMemory.class, "CandidateMemory")
                  .param("content", "What to remember, in a sentence or two.")
                  .param("kind", "What it is.", about -> about.otherwise("fact"))
                  .param(
                      "importance",
                      "How much it matters.",
                      about -> about.otherwise("0.5").between(0, 1))
                  .param("names", "Names by which questions mean it.")
                  .flatten("validity", ValidTime.GIVEN)
                  .param("refines", "The memory that it says more precisely.")
                  .param("contradicts", "The memory that is no longer true because of it.")
                  .param("messages", "The numbers of the messages that say it; without it, all."));

  LearnMemories {
    if (conversation.isDefined() && text.isDefined()) {
      throw BadInput.of("give {conversation} or {text}, not both");
    }
    if (conversation.isEmpty() && afterMessage.isDefined()) {
      throw BadInput.of("{afterMessage} is of a conversation: give {conversation} too");
    }
  }

  Learn learn(Workspace workspace) {
    Learn from =
        conversation
            .map(
                reference ->
                    Learn.from(
                            user,
                            workspace
                                .conversations()
                                .find(user, reference)
                                .getOrElseThrow(RefusalException::new)
                                .id())
                        .after(afterMessage.getOrElse(0L)))
            .orElse(() -> text.map(Learn::from))
            .getOrElse(Learn::fromNothing);
    return LearnBuilder.from(from).scope(scope).recalled(recalled).isDryRun(dryRun).build();
  }
}
