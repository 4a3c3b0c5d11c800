/** Conversations and messages as Spring AI has them, for the modules of Stoa that use it. */
@NullMarked
package dev.stoa.spring.ai.form;

import org.jspecify.annotations.NullMarked;
