package dev.stoa.langgraph4j;

import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.MetadataFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import org.bsc.langgraph4j.checkpoint.Checkpoint;
import org.bsc.langgraph4j.serializer.StateSerializer;
import org.bsc.langgraph4j.state.AgentState;

/** Checkpoints as messages: the state is the payload, ids and nodes are metadata. */
record CheckpointMessages(StateSerializer<? extends AgentState> states) {

  private static final String ID = "checkpoint";
  private static final String NODE = "node";
  private static final String NEXT = "next_node";

  MessageDraft draft(Checkpoint checkpoint) throws IOException {
    return MessageDraft.carrying(
            MessageRole.ASSISTANT,
            "",
            Base64.getEncoder().encodeToString(states.dataToBytes(checkpoint.getState())))
        .metadata(
            CanonicalJson.of(
                Map.of(
                    ID, checkpoint.getId(),
                    NODE, checkpoint.getNodeId(),
                    NEXT, checkpoint.getNextNodeId())));
  }

  Checkpoint checkpoint(ConversationMessage message) {
    try {
      return Checkpoint.builder()
          .id(member(message, ID))
          .nodeId(member(message, NODE))
          .nextNodeId(member(message, NEXT))
          .state(states.dataFromBytes(Base64.getDecoder().decode(message.text().payload().get())))
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("the state of a checkpoint has an unknown class", e);
    }
  }

  MetadataFilter isNamed(String id) {
    return MetadataFilter.eq(ID, id);
  }

  private static String member(ConversationMessage message, String name) {
    JsonObject metadata = (JsonObject) JsonParser.parse(message.labels().metadata().get().text());
    return ((JsonString) metadata.members().get(name).get()).value();
  }
}
