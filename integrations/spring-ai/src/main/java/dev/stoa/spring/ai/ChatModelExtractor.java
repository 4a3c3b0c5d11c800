package dev.stoa.spring.ai;

import dev.stoa.domain.learning.Extractor;
import dev.stoa.domain.learning.LearningPrompt;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.LearningSource;
import dev.stoa.domain.learning.ModelExtractor;
import dev.stoa.domain.learning.Proposal;
import io.vavr.control.Either;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;

/**
 * Has a chat model propose what to learn from messages or a text.
 *
 * <p>The schema of the answer is in the instructions, as the converters of Spring AI have it;
 * options of a model may enforce {@link LearningPrompt#SCHEMA} too.
 */
public final class ChatModelExtractor implements Extractor {

  private final ChatModel model;
  private final @Nullable ChatOptions options;
  private final ModelExtractor extractor;

  /** With this model and its own options. */
  public ChatModelExtractor(ChatModel model) {
    this(model, null);
  }

  /** With options of the model, such as a response format by the schema. */
  public ChatModelExtractor(ChatModel model, @Nullable ChatOptions options) {
    this.model = model;
    this.options = options;
    this.extractor = new ModelExtractor(this::answer);
  }

  @Override
  public Either<LearningRefused, Proposal> propose(LearningSource source) {
    return extractor.propose(source);
  }

  private String answer(LearningPrompt prompt) {
    List<Message> messages =
        List.of(new SystemMessage(prompt.withSchema()), new UserMessage(prompt.material()));
    ChatResponse response =
        model.call(options == null ? new Prompt(messages) : new Prompt(messages, options));
    @Nullable Generation first = response.getResult();
    // A model that calls a tool instead, or refuses, has no text.
    @Nullable String text = first == null ? null : first.getOutput().getText();
    return text == null ? "" : text;
  }
}
