package dev.stoa.spring.ai;

import dev.stoa.application.pack.PackOperations;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.TextQuery;
import java.util.function.UnaryOperator;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.client.advisor.api.AdvisorChain;
import org.springframework.ai.chat.client.advisor.api.BaseAdvisor;
import org.springframework.ai.chat.messages.SystemMessage;

/**
 * Adds what is known about the user's message to the system message, under a budget of tokens. The
 * pack, with its citations, is in the context of the response as {@link #PACK}.
 */
public final class PackAdvisor implements BaseAdvisor {

  /** The name of the pack in the context. */
  public static final String PACK = "stoa.pack";

  private final PackOperations packs;
  private final UnaryOperator<PackQuestion> question;
  private final int order;

  /** Of everything that is shared, with the usual budget, after the advisors of chat memory. */
  public PackAdvisor(PackOperations packs) {
    this(packs, question -> question, 0);
  }

  private PackAdvisor(PackOperations packs, UnaryOperator<PackQuestion> question, int order) {
    this.packs = packs;
    this.question = question;
    this.order = order;
  }

  /** Asking otherwise: with another budget, as an agent, in some sources only. */
  public PackAdvisor asking(UnaryOperator<PackQuestion> other) {
    return new PackAdvisor(packs, other, order);
  }

  /** At another place among the advisors. */
  public PackAdvisor order(int other) {
    return new PackAdvisor(packs, question, other);
  }

  @Override
  public int getOrder() {
    return order;
  }

  @Override
  public ChatClientRequest before(ChatClientRequest request, AdvisorChain chain) {
    String asked = words(request.prompt().getUserMessage().getText());
    if (asked.isBlank()) {
      return request;
    }
    Pack pack =
        packs.pack(question.apply(PackQuestion.about(asked))).getOrElseThrow(RefusalException::new);
    ChatClientRequest.Builder changed = request.mutate().context(PACK, pack);
    return (pack.items().isEmpty()
            ? changed
            : changed.prompt(
                request.prompt().augmentSystemMessage(system -> informed(system, pack))))
        .build();
  }

  private static String words(String text) {
    return text.length() <= TextQuery.MAX_LENGTH ? text : text.substring(0, TextQuery.MAX_LENGTH);
  }

  private static SystemMessage informed(SystemMessage system, Pack pack) {
    String known = "What is known about the question:\n\n" + pack.text();
    String text = system.getText();
    return system.mutate().text(text.isBlank() ? known : text + "\n\n" + known).build();
  }

  @Override
  public ChatClientResponse after(ChatClientResponse response, AdvisorChain chain) {
    return response;
  }
}
