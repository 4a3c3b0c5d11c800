/** Commands about the tokens of a server. */
@NullMarked
package dev.stoa.app.token;

import org.jspecify.annotations.NullMarked;
