/** Chat memories of Java frameworks, as conversations. */
@NullMarked
package dev.stoa.imports.chat;

import org.jspecify.annotations.NullMarked;
