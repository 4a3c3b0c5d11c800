/** Commands that move the whole content of a workspace. */
@NullMarked
package dev.stoa.app.operations;

import org.jspecify.annotations.NullMarked;
