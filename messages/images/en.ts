// pictures that are refused (spec sections 5 and 9)
export const tooLarge = 'This picture is larger than 5 MB. Choose a smaller one.';
export const notAPicture = 'This file is not a picture we can read. Choose a PNG or JPG.';
export const tooManyPixels = 'This picture has more than 65 megapixels. Choose a smaller one.';
export const tooComplicated =
  'This picture takes too long to read. Choose another one, or save it anew as a JPG.';
export const tooManyKept =
  'You have as many pictures here as one account can keep. Pictures that nothing shows any more go after 90 days; write to us if you need more.';
export const busy = 'Many pictures are being read at the moment. Please try again in a few seconds.';
export const uploadUnreadable = 'The upload could not be read. Please choose the picture again.';
export const uploadFailed = 'The picture could not be uploaded. Check your connection and choose it again.';
export const gone = 'This picture is no longer there. Choose it again.';
