package dev.stoa.adapter.http.events;

import java.nio.charset.StandardCharsets;

/**
 * One server-sent event.
 *
 * @param id where to go on after it
 * @param name its type
 * @param json its data, on one line
 */
record ServerEvent(String id, String name, String json) {

  byte[] bytes() {
    return ("id: " + id + "\nevent: " + name + "\ndata: " + json + "\n\n")
        .getBytes(StandardCharsets.UTF_8);
  }
}
