package dev.stoa.spring.ai.form;

import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import java.lang.reflect.Method;
import java.util.Base64;
import java.util.stream.Stream;
import org.springframework.ai.content.Media;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.util.MimeType;
import org.springframework.util.ReflectionUtils;

/** Media as JSON: bytes in Base64, or the text that says where they are. */
final class MediaForm {

  /** The parameter is an Object in 1.1 and a String in 2.0. */
  private static final Method TEXT =
      Stream.of(Media.Builder.class.getMethods())
          .filter(method -> method.getName().equals("data"))
          .filter(method -> method.getParameterTypes()[0].isAssignableFrom(String.class))
          .findFirst()
          .orElseThrow();

  private MediaForm() {}

  static JsonValue json(Media media) {
    JsonObject.Builder json =
        JsonObject.builder()
            .put("mime_type", media.getMimeType().toString())
            .put("id", media.getId())
            .put("name", media.getName());
    return (media.getData() instanceof byte[] bytes
            ? json.put("bytes", Base64.getEncoder().encodeToString(bytes))
            : json.put("text", media.getData().toString()))
        .build();
  }

  static Media media(JsonValue json) {
    String id = MessageForm.text(MessageForm.member(json, "id"));
    Media.Builder media =
        Media.builder()
            .mimeType(MimeType.valueOf(MessageForm.required(json, "mime_type")))
            .name(MessageForm.required(json, "name"));
    if (id != null) {
      media.id(id);
    }
    String bytes = MessageForm.text(MessageForm.member(json, "bytes"));
    if (bytes == null) {
      ReflectionUtils.invokeMethod(TEXT, media, MessageForm.required(json, "text"));
    } else {
      media.data(new ByteArrayResource(Base64.getDecoder().decode(bytes)));
    }
    return media.build();
  }
}
