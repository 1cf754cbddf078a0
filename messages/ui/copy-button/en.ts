// a catalogue of its own, so that the guest's page loads no other words of the parts
export const copied = 'Copied to clipboard!';
export const copyFailed = 'This could not be copied. Please select the text and copy it yourself.';
