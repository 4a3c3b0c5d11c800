package dev.stoa.langchain4j;

import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.Capability;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.stoa.domain.learning.Extractor;
import dev.stoa.domain.learning.LearningPrompt;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.LearningSource;
import dev.stoa.domain.learning.ModelExtractor;
import dev.stoa.domain.learning.Proposal;
import io.vavr.control.Either;

/**
 * Has a chat model propose what to learn from messages or a text.
 *
 * <p>A model that can answer by a JSON schema is given it as the format of its response, any other
 * in its instructions.
 */
public final class ChatModelExtractor implements Extractor {

  private static final ResponseFormat FORMAT =
      ResponseFormat.builder()
          .type(ResponseFormatType.JSON)
          .jsonSchema(
              JsonSchema.builder()
                  .name("proposal")
                  .rootElement(JsonRawSchema.from(LearningPrompt.SCHEMA))
                  .build())
          .build();

  private final ChatModel model;
  private final ModelExtractor extractor;

  /** With this model. */
  public ChatModelExtractor(ChatModel model) {
    this.model = model;
    this.extractor = new ModelExtractor(this::answer);
  }

  @Override
  public Either<LearningRefused, Proposal> propose(LearningSource source) {
    return extractor.propose(source);
  }

  private String answer(LearningPrompt prompt) {
    boolean isFormed =
        model.supportedCapabilities().contains(Capability.RESPONSE_FORMAT_JSON_SCHEMA);
    ChatRequest.Builder request =
        ChatRequest.builder()
            .messages(
                SystemMessage.from(isFormed ? prompt.instructions() : prompt.withSchema()),
                UserMessage.from(prompt.material()));
    String text =
        model
            .chat((isFormed ? request.responseFormat(FORMAT) : request).build())
            .aiMessage()
            .text();
    // A model that calls a tool instead has none.
    return text == null ? "" : text;
  }
}
